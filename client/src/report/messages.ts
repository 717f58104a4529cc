/** What the report view and its panel say to each other. Plain data, so that the view can keep it over a reload of the window. */
import type { FromPage } from '../../../server/src/page/messages';
import type { PageContent } from '../../../server/src/page/page';

/** Everything that the view shows. */
export type ReportContent = PageContent;

export type ToView =
  | { readonly type: 'show'; readonly content: ReportContent }
  /** Leads to a section of what is shown: it takes the focus and lights up. */
  | { readonly type: 'reveal'; readonly section: string };

export type FromView =
  /** The view can receive messages. */
  { readonly type: 'ready' } | FromPage;
