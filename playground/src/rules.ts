/** Rule pages in the dialog. The server writes Markdown; HTML in it is escaped. */
import MarkdownIt from 'markdown-it';
import { parseRulePageUri, type RulePageParams, formatRulePageUri, serverCommands } from '../../server/src/protocol';
import { openDialog } from './dialog';
import type { Server } from './server';

const markdown = new MarkdownIt();

/** Opens the page of a rule, or the index of a game. */
export async function showRule(server: Server, page: RulePageParams): Promise<void> {
  const text = await server.command<string>(serverCommands.rulePage, page);
  if (typeof text !== 'string') return;
  const content = document.createElement('article');
  content.innerHTML = markdown.render(text);
  const [heading] = content.getElementsByTagName('h1');
  const title = heading?.textContent ?? 'Rule';
  heading?.remove();
  content.addEventListener('click', (event) => {
    const link = (event.target as HTMLElement).closest('a');
    if (!link) return;
    event.preventDefault();
    const next = parseRulePageUri(new URL(link.getAttribute('href') ?? '', formatRulePageUri(page)).href);
    if (next) void showRule(server, next);
  });
  openDialog(title, content);
}
