/** Hands a file to the browser to be kept. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken hold of it once the click is done with.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 0);
}
