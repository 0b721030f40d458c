// Which drawing belongs to which fighter of content/knockdown/fighters.yaml. The drawings are in Figures.svelte.
const drawn: Record<string, string> = {
  F1: 'f-hadar', F2: 'f-skarn', F3: 'f-orin', F4: 'f-tessan', F5: 'f-mudo', F6: 'f-wren',
};

export const figureOf = (fighter: string | null): string => (fighter && drawn[fighter]) || 'f-anyone';
