/** Puts the board of a combat above the hover of its id: whoever points at it looks before reading. */
import { ColorThemeKind, Hover, l10n, MarkdownString, type TextDocument, window } from 'vscode';
import type { BaseLanguageClient, Middleware } from 'vscode-languageclient';
import { renderStandaloneBoard } from '../../server/src/page/board/standalone';
import { type CombatReport, type Refusal, serverCommands } from '../../server/src/protocol';
import { completeStepOnResult } from './first-steps';
import { isRefusal, runOnServer } from './responses';

/** VS Code cuts a hover that is longer. */
const maxLength = 90_000;

export function createBoardHover(getClient: () => BaseLanguageClient): Pick<Middleware, 'provideHover'> {
  return {
    async provideHover(document, position, token, next) {
      const hover = completeStepOnResult('hasHovered', (await next(document, position, token)) ?? undefined);
      if (!isIdLine(document, position.line)) return hover;
      const { line, character } = position;
      const args = { uri: document.uri.toString(), position: { line, character } };
      const report = await runOnServer<CombatReport | Refusal | null>(getClient(), serverCommands.combat, args, {
        token,
      });
      if (report === null || isRefusal(report) || report.range.start.line !== line) return hover;
      const picture = drawPicture(report);
      return picture ? new Hover([picture, ...(hover?.contents ?? [])], hover?.range) : hover;
    },
  };
}

function isIdLine(document: TextDocument, line: number): boolean {
  return /^-\s*(?:\{\s*)?id:/.test(document.lineAt(line).text.trimStart());
}

function drawPicture(report: CombatReport): MarkdownString | undefined {
  const { kind } = window.activeColorTheme;
  const isDark = kind === ColorThemeKind.Dark || kind === ColorThemeKind.HighContrast;
  const svg = renderStandaloneBoard(report, isDark ? 'dark' : 'light');
  if (svg === undefined) return undefined;
  // Brackets would end the link.
  const data = encodeURIComponent(svg).replaceAll('(', '%28').replaceAll(')', '%29');
  const altText = l10n.t('The board of {0}', report.title.replaceAll(/[[\]\\]/g, ''));
  const markdown = `![${altText}](data:image/svg+xml,${data})`;
  return markdown.length <= maxLength ? new MarkdownString(markdown) : undefined;
}
