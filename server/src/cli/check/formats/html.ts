/** A single page: the diagnostics of each file, and the report of each combat. */
import { checkDocument } from '../../../page/check-document';
import { style } from '../../../page/style';
import type { OutputFormat } from './format';

export const html: OutputFormat = {
  needs: { reports: true },
  render: ({ files }) =>
    checkDocument(
      files.map(({ name, problems, reports }) => ({ name, problems: problems.map(({ listed }) => listed), reports })),
      style,
    ),
};
