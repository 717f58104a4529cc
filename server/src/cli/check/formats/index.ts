/** Each format by its name. */
import { asJson, asJsonLines } from '../../print/json';
import { problemsOf } from './format';
import type { CheckFormat, FormatOf } from './format';
import { github } from './github';
import { html } from './html';
import { junit } from './junit';
import { sarif } from './sarif';
import { checkText } from './text';

export const formats: Readonly<Record<CheckFormat, FormatOf>> = {
  text: {
    wants: {},
    render: (checked, host) =>
      checkText(
        problemsOf(checked).map(({ listed }) => listed),
        checked.files.length,
        host,
      ),
  },
  json: { wants: {}, render: (checked) => asJson(problemsOf(checked).map(({ listed }) => listed)) },
  jsonl: { wants: {}, render: (checked) => asJsonLines(problemsOf(checked).map(({ listed }) => listed)) },
  sarif,
  junit,
  github,
  html,
};
