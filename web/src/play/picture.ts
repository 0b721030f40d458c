// The picture of a moment: a card with the standing of everybody, drawn from what a spectator is shown and nothing else.
import { gameName } from '../lib/catalogue.svelte';
import { say } from '../lib/prefs.svelte';
import { titleOf } from '../lib/tables';
import type { GameScreen } from '../games/screen';
import type { Goal, Table, View } from '../protocol';
import { goalOf } from './goal';
import { seatName } from './names';

export const size = { width: 1200, height: 630 };
const margin = 64;

/** What the card says, in the order in which it is drawn. */
export interface Card {
  title: string;
  game: string;
  status: string;
  goal: string;
  rows: { seat: number; name: string; shown: string; share: number }[];
}

/** The same in words, for who does not see the picture. */
export const cardWords = (card: Card): string =>
  [card.game, card.title, card.status, card.goal, ...card.rows.map((row) => `${row.name}: ${row.shown}`)].filter(Boolean).join('. ');

export function cardOf(table: Table, view: View, screen: GameScreen): Card {
  const goal: Goal | null = goalOf(view);
  const share = (bar: Goal['seats'][number]) => Math.min(1, Math.max(0, bar.parts.reduce((sum, part) => sum + part.amount, 0) / Math.max(1, bar.most)));
  const rows = goal
    ? goal.seats.map((bar) => ({ seat: bar.seat, name: say(seatName(table, bar.seat)), shown: say(bar.shown), share: share(bar) }))
    : table.seats.map((_, seat) => ({ seat, name: say(seatName(table, seat)), shown: '', share: 0 }));
  return { title: say(titleOf(table)), game: say(gameName(table.game)), status: say(screen.status(view)), goal: goal ? say(goal.title) : '', rows };
}

/** The signs of seats, as everywhere else: circle, diamond, triangle, square, hexagon, star. */
function seatSign(draw: CanvasRenderingContext2D, seat: number, x: number, y: number, r: number): void {
  const corners = [0, 4, 3, 4, 6, 5][seat % 6] ?? 0;
  draw.beginPath();
  if (corners === 0) draw.arc(x, y, r, 0, 2 * Math.PI);
  for (let n = 0; corners > 0 && n < (corners === 5 ? 10 : corners); n += 1) {
    const sides = corners === 5 ? 10 : corners;
    const turn = seat % 6 === 3 ? Math.PI / 4 : 0;
    const angle = -Math.PI / 2 + turn + (n * 2 * Math.PI) / sides;
    const far = corners === 5 && n % 2 === 1 ? r * 0.45 : r;
    draw[n === 0 ? 'moveTo' : 'lineTo'](x + far * Math.cos(angle), y + far * Math.sin(angle));
  }
  draw.closePath();
  draw.fill();
}

/** As much of the text as fits. */
function fitted(draw: CanvasRenderingContext2D, text: string, width: number): string {
  if (draw.measureText(text).width <= width) return text;
  let end = text.length;
  while (end > 1 && draw.measureText(`${text.slice(0, end)}…`).width > width) end -= 1;
  return `${text.slice(0, end)}…`;
}

export function drawCard(canvas: HTMLCanvasElement, card: Card, note: string): void {
  canvas.width = size.width;
  canvas.height = size.height;
  const draw = canvas.getContext('2d');
  if (!draw) return;
  const styles = getComputedStyle(document.documentElement);
  const colour = (name: string, otherwise: string) => styles.getPropertyValue(name).trim() || otherwise;
  const font = (weight: number, px: number) => `${weight} ${px}px Inter, system-ui, sans-serif`;
  const text = (words: string, x: number, y: number, width: number, style: string, fill: string, align: CanvasTextAlign = 'left') => {
    draw.font = style;
    draw.fillStyle = fill;
    draw.textAlign = align;
    draw.fillText(fitted(draw, words, width), x, y);
  };
  const [ink, faint] = [colour('--text', '#1d2422'), colour('--text-2', '#4a5450')];
  draw.fillStyle = colour('--bg', '#f3eee4');
  draw.fillRect(0, 0, size.width, size.height);
  draw.fillStyle = colour('--lamp', '#f2a51e');
  draw.fillRect(0, 0, 14, size.height);
  const width = size.width - 2 * margin;
  text(card.game, margin, 104, width * 0.6, font(800, 54), ink);
  text(card.status, size.width - margin, 100, width * 0.38, font(500, 30), faint, 'right');
  text(card.title, margin, 158, width, font(500, 32), faint);
  if (card.goal) text(card.goal, margin, 222, width, font(600, 30), ink);
  const top = 258;
  const high = Math.min(72, (size.height - top - 84) / Math.max(1, card.rows.length));
  card.rows.forEach((row, n) => {
    const y = top + n * high + high / 2;
    const seat = colour(`--seat-${(row.seat % 6) + 1}`, '#1a5fa8');
    draw.fillStyle = seat;
    seatSign(draw, row.seat, margin + 16, y, 16);
    text(row.name, margin + 48, y + 11, 290, font(600, 30), ink);
    const bar = { x: margin + 350, width: width - 350 - 190 };
    draw.fillStyle = colour('--surface-3', '#e4ddcf');
    draw.fillRect(bar.x, y - 12, bar.width, 24);
    draw.fillStyle = seat;
    draw.fillRect(bar.x, y - 12, bar.width * row.share, 24);
    text(row.shown, size.width - margin, y + 11, 176, font(700, 30), ink, 'right');
  });
  text(note, margin, size.height - 34, width, font(500, 26), faint);
}
