/** The same bytes as the Buffer that they were before they came from another process, without a copy. */
export const asBuffer = ({ buffer, byteOffset, length }: Uint8Array): Buffer =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, length);
