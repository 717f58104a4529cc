/** HTML of the pages that the extension shows. */

interface PageParts {
  /** Id of the element that the script fills. */
  readonly id: string;
  /** Read aloud by screen readers. */
  readonly title: string;
  readonly script: string;
  readonly style: string;
  /** Origin of the webview's resources (`webview.cspSource`). */
  readonly source: string;
  /** Unique per page: only the script with it may run. */
  readonly nonce: string;
}

/** Allows only the page's own script and style: no inline code and no connections. Images are `data:` URLs: the picture of the board. */
export function createPageHtml({ id, title, script, style, source, nonce }: PageParts): string {
  const policy = `default-src 'none'; style-src ${source}; font-src ${source}; img-src data:; script-src 'nonce-${nonce}'`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="stylesheet" href="${style}" />
    <title>${title}</title>
  </head>
  <body>
    <div id="${id}"></div>
    <div id="live" class="unseen" aria-live="polite"></div>
    <script nonce="${nonce}" src="${script}"></script>
  </body>
</html>`;
}

export function createNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
