/** The report frame, from the page's side. */
import { type FromView, isChange, type ToView } from '../../server/src/page/view';
import type { PageContent } from '../../server/src/page/page';

/**
 * @param pane contains the frame; has the class `empty` while there is no content
 * @param receive handles messages of the view
 */
export function createReportFrame(pane: HTMLElement, receive: (message: FromView) => void) {
  const frame = pane.querySelector('iframe')!;
  let content: PageContent | undefined;
  let isReady = false;
  /** The number of changes received since the view was ready. */
  let receivedChanges = 0;
  let pendingSection: string | undefined;
  const post = (message: ToView): void => frame.contentWindow?.postMessage(message, window.location.origin);

  const send = (): void => {
    pane.classList.toggle('empty', content === undefined);
    if (!content || !isReady) return;
    post({ type: 'show', content, acknowledgedChanges: receivedChanges });
    if (pendingSection !== undefined) post({ type: 'reveal', section: pendingSection, takesFocus: true });
    pendingSection = undefined;
  };

  window.addEventListener('message', ({ source, data }: MessageEvent<FromView>) => {
    if (source !== frame.contentWindow) return;
    if (data.type === 'ready') {
      isReady = true;
      receivedChanges = 0;
      send();
    } else {
      if (isChange(data)) receivedChanges++;
      receive(data);
    }
  });
  // Set after the listener, so that the first message is received.
  frame.src = 'report.html';

  return {
    /** @param section the requested section, to be revealed and focused */
    show(next: PageContent, section?: string): void {
      content = next;
      pendingSection = section;
      send();
    },
    update(change: (content: PageContent) => PageContent): void {
      if (!content) return;
      content = change(content);
      send();
    },
    getContent: () => content,
    clear(): void {
      content = undefined;
      send();
    },
  };
}
