/** Style sheets are bundled beside the script that imports them, or into it as text. */
declare module '*.css' {
  const text: string;
  export default text;
}
