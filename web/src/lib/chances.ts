// Chances and their changes, which the server sends in tenths of a percent, as people read them.
import type { Language } from './language';

/** 314: "31%"; what is nearly nothing or nearly certain is not said to be either. */
export function percent(tenths: number): string {
  if (tenths > 0 && tenths < 10) return '<1%';
  if (tenths < 1000 && tenths > 990) return '>99%';
  return `${Math.round(tenths / 10)}%`;
}

/** 42: "+4", -7: "−1"; in points of chance. */
export function signed(tenths: number): string {
  const points = Math.round(Math.abs(tenths) / 10);
  return `${points === 0 ? '±' : tenths < 0 ? '−' : '+'}${points}`;
}

/** The same to a tenth, for parts of a point. */
export function signedFinely(tenths: number, language: Language): string {
  const text = (Math.abs(tenths) / 10).toFixed(1);
  return `${tenths < 0 ? '−' : '+'}${language === 'pl' ? text.replace('.', ',') : text}`;
}
