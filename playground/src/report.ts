/** The report in its frame, seen from the page. */
import type { FromView, ToView } from '../../server/src/page/view';
import type { PageContent } from '../../server/src/page/page';

export interface ReportFrame {
  /** @param section what was asked for: it is led to, and has the focus */
  show(content: PageContent, section?: string): void;
  /** Changes what is shown, where something is. */
  update(change: (content: PageContent) => PageContent): void;
  content(): PageContent | undefined;
  /** Nothing is shown any more. */
  clear(): void;
}

/**
 * @param pane holds the frame, and is `empty` while nothing is shown
 * @param receive called with what a reader asks for by a click
 */
export function reportFrame(pane: HTMLElement, receive: (message: FromView) => void): ReportFrame {
  const frame = pane.querySelector('iframe')!;
  let content: PageContent | undefined;
  let isReady = false;
  let wanted: string | undefined;
  const post = (message: ToView): void => frame.contentWindow?.postMessage(message, window.location.origin);

  const send = (): void => {
    pane.classList.toggle('empty', content === undefined);
    if (!content || !isReady) return;
    post({ type: 'show', content });
    if (wanted !== undefined) post({ type: 'reveal', section: wanted, takesFocus: true });
    wanted = undefined;
  };

  window.addEventListener('message', ({ source, data }: MessageEvent<FromView>) => {
    if (source !== frame.contentWindow) return;
    if (data.type === 'ready') {
      isReady = true;
      send();
    } else receive(data);
  });
  // Only now: what it says first must be heard.
  frame.src = 'report.html';

  return {
    show(next, section) {
      content = next;
      wanted = section;
      send();
    },
    update(change) {
      if (!content) return;
      content = change(content);
      send();
    },
    content: () => content,
    clear() {
      content = undefined;
      send();
    },
  };
}
