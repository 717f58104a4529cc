import { findProgram, firstExisting } from './project.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * A Chromium or a browser made from it: `CHROME_PATH`, or the first that is installed.
 * @returns {string}
 * @throws when there is none: the message says what to install
 */
export function findBrowser() {
  const found = process.env.CHROME_PATH ?? names.map(findProgram).find(Boolean) ?? firstExisting(...places);
  if (found !== undefined) return found;
  throw new Error(
    'No Chromium or Chrome was found, which shows VS Code for the tests. Install one (Debian: apt-get install chromium), or set CHROME_PATH.',
  );
}
