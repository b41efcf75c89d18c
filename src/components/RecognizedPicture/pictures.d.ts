declare module '*.jpg' {
  /** Address of the picture in the built site. */
  const address: string;
  export default address;
}
