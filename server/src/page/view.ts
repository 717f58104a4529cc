/**
 * The messages between a reactive report, in a frame of its own, and its host. Plain data, so that the view can restore it after a reload
 * of the window.
 */
import type { FromPage } from './messages';
import type { PageContent } from './page';

export type ToView =
  /** @property acknowledgedChanges how many of the reader's changes (`isChange`) since the view was ready the content contains */
  | { readonly type: 'show'; readonly content: PageContent; readonly acknowledgedChanges: number }
  /** Scrolls to a section and highlights it. It receives the focus of the view, and if requested the view takes that of the editor. */
  | ({ readonly type: 'reveal' } & RevealTarget)
  /** Requests the content as a standalone page. */
  | { readonly type: 'page' };

export interface RevealTarget {
  readonly section: string;
  readonly takesFocus: boolean;
}

export type FromView =
  /** The view can receive messages. */
  | { readonly type: 'ready' }
  /** The content as a standalone page. */
  | { readonly type: 'page'; readonly html: string }
  /** The board as SVG, for a file: the view cannot put it on the clipboard. */
  | { readonly type: 'picture'; readonly svg: string }
  | FromPage;

/** Whether a message changes the content by itself: the view shows it at once. */
export function isChange({ type }: FromView): boolean {
  return type === 'whatIf' || type === 'sweepForm' || type === 'fold';
}
