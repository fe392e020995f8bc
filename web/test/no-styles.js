// In place of antd's file that writes style elements: a page without layout needs none, and reading them takes time.
export const updateCSS = () => document.createElement('style');
export const injectCSS = updateCSS;
export const removeCSS = () => {};
export const clearContainerCache = () => {};
export const getShadowRoot = () => null;
export const warningOnce = () => {};
