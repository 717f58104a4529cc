/** Entry of the report view: runs inside the webview, shows what the panel sends, keeps it over a reload. */
import './report.css';
import type { FromView, ReportContent, ToView } from './messages';
import { page } from './page';

interface Host {
  postMessage(message: FromView): void;
  getState(): ReportContent | undefined;
  setState(state: ReportContent): void;
}
declare function acquireVsCodeApi(): Host;

const host = acquireVsCodeApi();
const root = document.getElementById('report')!;
const live = document.getElementById('live')!;

window.addEventListener('message', ({ data }: MessageEvent<ToView>) => {
  if (data.type !== 'show') return;
  host.setState(data.content);
  show(data.content);
});

const kept = host.getState();
if (kept) show(kept);
host.postMessage({ type: 'ready' });

/** Draws the content anew; what was folded stays folded, what had the focus keeps it. */
function show(content: ReportContent): void {
  const folds = new Map(keyed('details').map((fold) => [fold.dataset['key'], (fold as HTMLDetailsElement).open]));
  const focused = (document.activeElement as HTMLElement | null)?.dataset['key'];
  root.replaceChildren(page((message) => host.postMessage(message), content));
  for (const fold of keyed('details'))
    (fold as HTMLDetailsElement).open = folds.get(fold.dataset['key']) ?? (fold as HTMLDetailsElement).open;
  if (focused !== undefined)
    keyed('button')
      .find((button) => button.dataset['key'] === focused)
      ?.focus();
  live.textContent = content.calculating
    ? 'Calculating the odds.'
    : (content.report.trace?.summary ?? 'The odds are ready.');
}

function keyed(tag: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`${tag}[data-key]`)];
}
