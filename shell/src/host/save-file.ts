/** Every browser has read the file within this time. */
const KEPT_MS = 60_000;

/** Hands a file to the device as a download. */
export function saveFile(name: string, type: string, content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
