declare module 'mocha/mocha.js';
