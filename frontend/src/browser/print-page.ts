/** Opens the browser's print dialog for the page as it is. */
export function printPage(): void {
  window.print();
}
