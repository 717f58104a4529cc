/** What a report that reacts, in a frame of its own, and its host say to each other. Plain data, so that the view can keep it over a reload of the window. */
import type { FromPage } from './messages';
import type { PageContent } from './page';

export type ToView =
  | { readonly type: 'show'; readonly content: PageContent }
  /** Leads to a section of what is shown, which lights up; it has the focus of the view, and takes that of the editor where it is to be read. */
  | ({ readonly type: 'reveal' } & Lead)
  /** What is shown is wanted as a page for a file. */
  | { readonly type: 'page' };

export interface Lead {
  readonly section: string;
  readonly takesFocus: boolean;
}

export type FromView =
  /** The view can receive messages. */
  | { readonly type: 'ready' }
  /** What is shown as a page for a file. */
  | { readonly type: 'page'; readonly html: string }
  | FromPage;
