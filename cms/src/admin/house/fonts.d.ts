/** A font becomes a file of the built admin; what is imported is its address. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
