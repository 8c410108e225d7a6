/** Opens the browser's own dialog for printing the page as it stands. */
export function printPage(): void {
  window.print();
}
