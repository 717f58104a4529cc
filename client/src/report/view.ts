/** Entry point of the report view in the webview: renders what the panel sends, and keeps its state over a reload. */
import { render } from 'preact';
import { type PageContent, renderPage } from '../../../server/src/page/page';
import type { Folds, FromPage } from '../../../server/src/page/messages';
import { generateDocument } from '../../../server/src/page/document';
import '../../../server/src/page/chart.css';
import '../../../server/src/page/report.css';
import '../../../server/src/page/board/board.css';
import { style } from '../../../server/src/page/style';
import { keepChanges } from '../../../server/src/page/content';
import { type FromView, isChange, type ToView } from '../../../server/src/page/view';
import { copyPicture, toStandaloneSvg } from './picture';
import { moveAlongLinks, measureLinks, reveal, scrollToTop } from './reveal';

interface Host {
  postMessage(message: FromView): void;
  getState(): PageContent | undefined;
  setState(state: PageContent): void;
}
declare function acquireVsCodeApi(): Host;

const host = acquireVsCodeApi();
const root = document.getElementById('report')!;
const liveRegion = document.getElementById('live')!;

window.addEventListener('message', ({ data }: MessageEvent<ToView>) => {
  if (data.type === 'page') return sendPage();
  if (data.type === 'reveal') return reveal(data.section, data.takesFocus);
  const content = data.acknowledgedChanges < sentChanges ? keepChanges(shownContent, data.content) : data.content;
  // Some hosts do not keep which sections are folded: then the view's own state counts.
  show({ ...content, folds: content.folds ?? folds });
});
root.addEventListener('keydown', moveAlongLinks);
window.addEventListener('resize', measureLinks);

let shownContent: PageContent | undefined;
let folds: Folds = {};
/** The number of changes sent. */
let sentChanges = 0;
const savedState = host.getState();
if (savedState) show(savedState);
host.postMessage({ type: 'ready' });

/** Renders the content, keeping collapsed sections and the focus. */
function show(content: PageContent): void {
  const isOtherCombat = shownContent !== undefined && toKey(shownContent) !== toKey(content);
  shownContent = content;
  folds = content.folds ?? {};
  host.setState(content);
  render(renderPage(content, send), root);
  measureLinks();
  if (isOtherCombat) scrollToTop();
  liveRegion.textContent = content.calculating
    ? 'Calculating the odds.'
    : (content.report.trace?.summary ?? 'The odds are ready.');
}

function toKey({ report: { uri, document, id } }: PageContent): string {
  return `${uri} ${document} ${id}`;
}

/** Handles a message of the page: shows changes at once, and passes on to the host what the view cannot do itself. */
function send(message: FromPage): void {
  if (isChange(message)) sentChanges++;
  if (message.type === 'whatIf' && shownContent) show({ ...shownContent, whatIf: message.whatIf });
  if (message.type === 'sweepForm' && shownContent) show({ ...shownContent, sweepForm: message.form });
  if (message.type === 'fold' && shownContent)
    show({ ...shownContent, folds: { ...folds, [message.section]: message.isOpen } });
  if (message.type === 'save') sendPage();
  else if (message.type === 'copyPicture') void copyBoardPicture();
  else if (message.type === 'section') reveal(message.section, true);
  else host.postMessage(message);
}

function sendPage(): void {
  if (shownContent) host.postMessage({ type: 'page', html: generateDocument(shownContent, style) });
}

/** Copies the board that is in view; where the browser does not allow that, the host saves it in a file. */
async function copyBoardPicture(): Promise<void> {
  const svg = toStandaloneSvg(root.querySelector<SVGSVGElement>('.board svg.wide')!);
  try {
    await copyPicture(svg);
    liveRegion.textContent = 'The picture was copied.';
  } catch {
    host.postMessage({ type: 'picture', svg });
  }
}
