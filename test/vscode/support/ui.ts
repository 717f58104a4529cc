/**
 * The window itself: its contents, the mouse, the keyboard. Only the harness with a browser can reach it: call `needsUi` first in
 * a test (or a `before`), which skips the test otherwise.
 */
import { ConfigurationTarget, workspace } from 'vscode';
import type { Outcome } from './outcome';

/** An element: a playwright selector, possibly inside a webview. */
export interface Target {
  readonly selector: string;
  /** Look inside webviews as well. */
  readonly inFrame?: boolean;
  /** Pixels from the upper left corner of what was selected. */
  readonly position?: { readonly x: number; readonly y: number };
  /** In milliseconds; ten seconds if not given. */
  readonly timeout?: number;
}

const harness = process.env.ASDIC_HARNESS;

/** Skips the test if no harness can drive the window. */
export function needsUi(test: Mocha.Context): void {
  if (!harness) test.skip();
}

export const click = (target: Target): Promise<void> => sendAction('click', target);
export const hover = (target: Target): Promise<void> => sendAction('hover', target);
/** Waits until something on the screen matches. */
export const waitForMatch = (target: Target): Promise<void> => sendAction('wait', target);
/** Waits until nothing on the screen matches. */
export const waitForNoMatch = (target: Target): Promise<void> => sendAction('waitForNoMatch', target);
/** Presses a key, or several at once: `Control+Alt+Enter`. @param into the element that is focused first, once it exists */
export const press = (key: string, into?: Target): Promise<void> => sendAction('press', { ...into, key });
export const type = (text: string, into?: Target): Promise<void> => sendAction('type', { ...into, text });
/** Puts a text into a field at once, in place of its contents. */
export const fill = (text: string, into: Target): Promise<void> => sendAction('fill', { ...into, text });

/** The texts of all matching elements. */
export function readTexts(target: Target): Promise<string[]> {
  return sendAction<string[]>('text', target);
}

/** Sends the outcome of the tests of this window, for hosts that can write no file. */
export const sendOutcome = (outcome: Outcome): Promise<void> => sendAction('outcome', { outcome });

/** Waits until VS Code has stored a text in the state of the window. */
export const waitForStoredText = (text: string): Promise<void> => sendAction('waitForStoredText', { text });

/** Reloads the window, including the code that calls this. */
export const reload = (): Promise<void> => sendAction('reload', {});

/** The input of a quick pick or of a question. */
export const quickInput: Target = { selector: '.quick-input-widget .quick-input-box input' };

/** A result after the line of its combat. The text of a decoration is not in the page, but its element is. */
export const inlineResult: Target = { selector: '.view-line [class*=TextEditorDecorationType]' };

/** The initial size of the window. */
const defaultSize = { width: 1280, height: 800 } as const;

/** Resizes the window, in pixels of its pages: zoomed to 200 % it has half as many. */
export const resize = (size: { width: number; height: number } = defaultSize): Promise<void> =>
  sendAction('size', size);

export interface Widths {
  readonly scrollWidth: number;
  readonly clientWidth: number;
  /** Elements that are cut off on the right. */
  readonly wider: readonly string[];
  /** Labels of a board that are wider than their box. */
  readonly overfull: readonly string[];
}

/** The widths of the pages in which something matches. */
export const measureWidths = (target: Target): Promise<Widths[]> => sendAction<Widths[]>('widths', target);

/** The errors, requests and text of a page that was opened by itself. */
export interface BrowsedPage {
  readonly errors: readonly string[];
  readonly requests: readonly string[];
  readonly text: string;
}

/** Opens a page by itself, and takes screenshots of it on the screen and in print. */
export const browse = (url: string, name: string): Promise<BrowsedPage> =>
  sendAction<BrowsedPage>('browse', { url, name });

/** Takes a picture of the window into out/screenshots/. */
export function screenshot(name: string): Promise<void> {
  return harness
    ? sendAction('screenshot', { name: `${name.replace(/[^\w-]+/g, '-').toLowerCase()}.png` })
    : Promise.resolve();
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of an element, in pixels of the window. */
export const findCentre = (target: Target): Promise<Point> => sendAction<Point>('centre', target);

/** Takes a frame of the clip in README into out/clip/. */
export const takeFrame = (frame: { number: number; milliseconds: number; pointer: Point }): Promise<void> =>
  sendAction('frame', frame);

/** Themes by name, with the selector that matches once the window uses them. */
const themes = {
  dark: { name: 'Default Dark Modern', selector: '.monaco-workbench.vs-dark' },
  light: { name: 'Default Light Modern', selector: '.monaco-workbench.vs:not(.vs-dark)' },
  contrast: { name: 'Default High Contrast', selector: '.monaco-workbench.hc-black' },
  'contrast-light': { name: 'Default High Contrast Light', selector: '.monaco-workbench.hc-light' },
} as const;

/** Changes the colour theme of the window. */
export async function setTheme(kind: keyof typeof themes): Promise<void> {
  const { name, selector } = themes[kind];
  await workspace.getConfiguration('workbench').update('colorTheme', name, ConfigurationTarget.Global);
  if (harness) await waitForMatch({ selector });
}

async function sendAction<T>(action: string, order: object): Promise<T> {
  if (!harness) throw new Error('no harness can drive this window: call needsUi first');
  const response = await fetch(harness, { method: 'POST', body: JSON.stringify({ ...order, action }) });
  const answer = (await response.json()) as { ok: true; value: T } | { ok: false; error: string };
  if (!answer.ok) throw new Error(`${action} ${JSON.stringify(order)}: ${answer.error}`);
  return answer.value;
}
