/** Saves a file through the browser. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // After the click the browser has its own reference.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 0);
}
