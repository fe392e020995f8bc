/** Called by Jest for each file of component tests. */
module.exports = async () => {
  const { closePage } = await import('./open-page.js');
  afterEach(() => jest.restoreAllMocks());
  afterEach(closePage);
};
