/** Those with the longest files first: one that begins last would be waited for by workers that have nothing left. */
const projects = ['browser', 'security', 'e2e', 'slow', 'integration', 'component', 'architecture', 'unit'];

const rankOf = ({ context }) => projects.indexOf(context.config.displayName.name);

/**
 * @template {{ context: { config: { displayName: { name: string } } } }} T
 * @param {readonly T[]} tests @returns {T[]} by project, and as they were within each
 */
export const inOrder = (tests) => tests.toSorted((first, second) => rankOf(first) - rankOf(second));
