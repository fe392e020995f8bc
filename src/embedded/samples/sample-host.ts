/** A name that never exists on the internet (RFC 2606); the host map leads it to the local server. */
export const sampleHost = 'exempelmaklaren.example';
