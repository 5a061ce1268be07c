const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);

export interface AwayLine {
  lang: string;
  words: string;
}

/** The offline page of a device. Reloads until the server answers. */
export const awayPage = (title: string, lines: readonly AwayLine[]): string => `<!doctype html>
<html lang="${lines[0]?.lang ?? ''}">
<meta charset="utf-8">
<meta http-equiv="refresh" content="10">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>
  body { display: grid; align-content: center; min-height: 100vh; margin: 0; padding: 0 6vw; box-sizing: border-box;
    background: #f6f8fa; color: #14202b; font: 4vmin/1.5 system-ui, sans-serif }
  h1 { margin: 0 0 4vmin; font-size: 6vmin }
  p { margin: 0 0 2vmin }
  @media (prefers-color-scheme: dark) { body { background: #0f1418; color: #f1f5f8 } }
</style>
<h1>${escaped(title)}</h1>
${lines.map(({ lang, words }) => `<p lang="${lang}">${escaped(words)}</p>`).join('\n')}
`;
