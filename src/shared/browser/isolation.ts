/**
 * Not all that a page can ask for passes a route: shared workers, preconnects and peer connections do not. Their way
 * out is a proxy that nobody runs, also to loopback, and no name is looked up.
 */
export const isolation = [
  '--proxy-server=127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--block-new-web-contents',
];
