/** Moves the focus to the heading of the page, so that keyboard and screen reader begin where the new page begins. */
export function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** The same, unless somebody is already somewhere on the page. */
export function focusHeadingIfLost(): void {
  if (document.activeElement === document.body) focusHeading();
}
