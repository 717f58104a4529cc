/** The board as an SVG document of its own. */
import { renderToString } from 'preact-render-to-string';
import type { CombatReport } from '../../protocol';
import { createRenderContext } from '../render-context';
import { renderPicture } from './board';
import style from './board.css' with { type: 'text' };
import { boardSizes, placeBoard } from './layout';

/** Colours that the style sheet of a report otherwise takes from the theme. */
const colours = {
  light: {
    ink: '#24292f',
    paper: '#ffffff',
    quiet: '#57606a',
    line: '#d0d7de',
    hit: '#d1242f',
    first: '#1a6fc4',
    second: '#b85c00',
  },
  dark: {
    ink: '#cccccc',
    paper: '#1f1f1f',
    quiet: '#9d9d9d',
    line: '#454545',
    hit: '#ff6b6b',
    first: '#3794ff',
    second: '#e8912d',
  },
} as const;

/** @param size by default small enough for a hover @returns the text of the document; undefined for a combat without a board */
export function renderStandaloneBoard(
  { board, sides = [], names }: Pick<CombatReport, 'board' | 'sides' | 'names'>,
  theme: keyof typeof colours,
  size: (typeof boardSizes)[keyof typeof boardSizes] = boardSizes.narrow,
): string | undefined {
  if (!board) return undefined;
  const { width, height } = placeBoard(board, size);
  const [first, second] = sides;
  const sideColours = { ...(first?.color && { first: first.color }), ...(second?.color && { second: second.color }) };
  const variables = Object.entries({ ...colours[theme], third: colours[theme].first, ...sideColours })
    .map(([name, colour]) => `--${name}:${colour};`)
    .join('');
  const picture = renderPicture(createRenderContext({ sides, names }), board, board.frames.length - 1, {
    name: 'small',
    size,
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="board" width="${width}" height="${Math.ceil(height)}">`,
    `<style>${compress(style)}.board{${variables}background:var(--paper);margin:0;--vscode-font-family:sans-serif}</style>`,
    renderToString(picture),
    '</svg>',
  ].join('');
}

/** Without comments and indentation: a hover has little room. */
function compress(css: string): string {
  return css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\s+/g, ' ');
}
