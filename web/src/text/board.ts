// Words of boards that are larger than their window.
import type { Text } from '../lib/language';

const t = (en: string, pl: string): Text => ({ en, pl });

export const boardText = {
  view: t('View of the board', 'Widok planszy'),
  zoomIn: t('Zoom in', 'Powiększ'),
  zoomOut: t('Zoom out', 'Pomniejsz'),
  whole: t('Show the whole board', 'Pokaż całą planszę'),
  home: t('Go to the figure whose turn it is', 'Przejdź do figurki, której trwa tura'),
  away: t('{0}: outside the view, go there', '{0}: poza widokiem, przejdź tam'),
  mini: t('The whole board, small; a click goes there', 'Cała plansza w miniaturze; kliknięcie przenosi widok'),
};
