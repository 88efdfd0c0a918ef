/** Makes the browser download a file. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const anchor = Object.assign(document.createElement('a'), { href: url, download: name });
  document.body.append(anchor); // some mobile browsers ignore a link outside the page
  anchor.click();
  anchor.remove();
  setTimeout(() => URL.revokeObjectURL(url), 60_000); // a phone may ask first where to save it
}
