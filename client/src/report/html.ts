/** HTML of the report view. */

interface PageParts {
  readonly script: string;
  readonly style: string;
  /** Origin of the webview's resources (`webview.cspSource`). */
  readonly source: string;
  /** Unique per page: only the script with it may run. */
  readonly nonce: string;
}

/** Allows only the view's own script and style: no inline code and no connections. Images come from the view itself: the picture of the board. */
export function reportHtml({ script, style, source, nonce }: PageParts): string {
  const policy = `default-src 'none'; style-src ${source}; font-src ${source}; img-src data:; script-src 'nonce-${nonce}'`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="stylesheet" href="${style}" />
    <title>Combat report</title>
  </head>
  <body>
    <div id="report"></div>
    <div id="live" class="unseen" aria-live="polite"></div>
    <script nonce="${nonce}" src="${script}"></script>
  </body>
</html>`;
}
