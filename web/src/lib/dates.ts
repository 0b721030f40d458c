// Days and times as people say them.
import type { Text } from './language';

const formats = {
  day: { en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }), pl: new Intl.DateTimeFormat('pl-PL', { day: 'numeric', month: 'short', year: 'numeric' }) },
  thisYear: { en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }), pl: new Intl.DateTimeFormat('pl-PL', { day: 'numeric', month: 'short' }) },
  time: { en: new Intl.DateTimeFormat('en-GB', { hour: 'numeric', minute: '2-digit' }), pl: new Intl.DateTimeFormat('pl-PL', { hour: 'numeric', minute: '2-digit' }) },
};
const said = (kind: keyof typeof formats, time: number): Text => ({ en: formats[kind].en.format(time), pl: formats[kind].pl.format(time) });

/** 16 Nov 2026. */
export const dayText = (time: number): Text => said('day', time);

/** 9:12 today, 16 Nov in this year, 16 Nov 2025 before. */
export function whenText(time: number, now: number): Text {
  const [then, today] = [new Date(time), new Date(now)];
  if (then.toDateString() === today.toDateString()) return said('time', time);
  return said(then.getFullYear() === today.getFullYear() ? 'thisYear' : 'day', time);
}
