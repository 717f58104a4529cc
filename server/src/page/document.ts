/** A report as a standalone file for printing, sending and reading anywhere, without scripts or external resources. */
import { renderToString } from 'preact-render-to-string';
import { createElement, type RenderedNode } from './element';
import { type PageContent, renderPage } from './page';

/** Colours that the editor would define, for light and dark colour schemes. */
const paperStyle = `:root {
  --vscode-foreground: #1f2328;
  --vscode-editor-background: #fff;
  --vscode-descriptionForeground: #57606a;
  --vscode-widget-border: #d8dee4;
  --vscode-charts-yellow: #d4a72c;
  --vscode-charts-green: #1a7f37;
  --vscode-errorForeground: #cf222e;
  --vscode-textLink-foreground: #0969da;
  --vscode-focusBorder: #0969da;
  --vscode-font-size: 15px;
  --vscode-font-family: system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --vscode-foreground: #d1d7e0;
    --vscode-editor-background: #1b1f24;
    --vscode-descriptionForeground: #9aa4b0;
    --vscode-widget-border: #3d444d;
    --vscode-textLink-foreground: #6cb6ff;
    --vscode-focusBorder: #6cb6ff;
    --vscode-errorForeground: #ff7b72;
    --vscode-charts-green: #57ab5a;
  }
}
.paper a {
  color: var(--vscode-textLink-foreground);
}
[id^='file-'] > h2 {
  font-size: 1.6em;
  margin-top: 3.5rem;
  overflow-wrap: anywhere;
}`;

/** @param style the style sheet of the report */
export function generateDocument(content: PageContent, style: string): string {
  const { report } = content;
  const title = [report.title, report.scenario].filter((part) => part !== undefined).join(' \u00b7 ');
  return wrapDocument(title, style, renderPage({ ...content, calculating: false, stale: false }));
}

function wrapDocument(title: string, style: string, body: RenderedNode): string {
  const [pageStart, pageEnd] = createDocumentFrame(title, style);
  return `${pageStart}${renderToString(body)}${pageEnd}`;
}

/** The text before and after the body of a standalone page. @param style the style sheet of the report */
export function createDocumentFrame(title: string, style: string): readonly [before: string, after: string] {
  const pageStart = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="Asdic">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
${renderToString(createElement('title', title))}
<style>
${paperStyle}
${style.replaceAll('</', '<\\/')}
</style>
</head>
<body class="paper">
`;
  return [pageStart, '\n</body>\n</html>\n'];
}
