/** Offers data to the browser as a file to be saved. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers begin to read only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
