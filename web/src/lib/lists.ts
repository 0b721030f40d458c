/** Where the last item stands that fits; -1 if none does. */
export function lastIndexWhere<T>(list: readonly T[], fits: (item: T) => boolean): number {
  let at = list.length - 1;
  while (at >= 0 && !fits(list[at] as T)) at -= 1;
  return at;
}
