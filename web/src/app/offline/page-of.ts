/**
 * The route that a path belongs to, as the router matches: `:id` is one step, a closing `*` any number of them.
 * @param routes paths of the route table
 */
export function pageOf(routes: readonly string[], pathname: string): string | undefined {
  const steps = stepsOf(pathname);
  return routes.find((route) => {
    const wanted = stepsOf(route);
    const isOpen = wanted.at(-1) === '*';
    if (isOpen) wanted.pop();
    return (
      (isOpen ? steps.length >= wanted.length : steps.length === wanted.length) &&
      wanted.every((step, at) => step.startsWith(':') || step.toLowerCase() === steps[at]!.toLowerCase())
    );
  });
}

const stepsOf = (path: string): string[] => path.split('/').filter(Boolean);
