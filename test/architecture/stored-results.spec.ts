import ts from 'typescript';
import { readSources, type Sources } from './source-files.js';

/** Files that take a stored result in hand: by the entity's property, by taking it apart, or by the table's column. */
function resultReaders(sources: Sources): string[] {
  return Object.entries(sources).flatMap(([path, text]) => {
    let reads = false;
    const look = (node: ts.Node): void => {
      if (ts.isPropertyAccessExpression(node) && node.name.text === 'analysisResult') reads = true;
      if (ts.isElementAccessExpression(node) && /analysisResult/.test(node.argumentExpression.getText(file)))
        reads = true;
      if (ts.isBindingElement(node) && (node.propertyName ?? node.name).getText(file) === 'analysisResult')
        reads = true;
      if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
        if (/\banalysis_result\b/.test(node.getText(file))) reads = true;
      ts.forEachChild(node, look);
    };
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    look(file);
    return reads && !path.endsWith('.spec.ts') ? [path] : [];
  });
}

it('notices each way to read one', () => {
  expect(
    resultReaders({
      'src/a.ts': 'const a = analysis.analysisResult;',
      'src/b.ts': 'const { analysisResult: result } = analysis;',
      'src/c.ts': `const c = analysis['analysisResult'];`,
      'src/d.ts': 'await em.execute(`select analysis_result from analyses`);',
      'src/e.ts': `await em.find(Analysis, {}, { populate: ['analysisResult'] });`,
      'src/f.ts': 'const given = { analysisResult: resultForOperator(analysis) };',
    }),
  ).toEqual(['src/a.ts', 'src/b.ts', 'src/c.ts', 'src/d.ts']);
});

it('is read where it is kept, and given away by one file alone', () => {
  expect(resultReaders(readSources('src'))).toEqual(
    [
      // Chooses by the reader what is given.
      'src/analyses/result-readers.ts',
      ...[
        // Keep it, and count what columns of the list hold.
        'src/analyses/analysis.entity.ts',
        'src/analyses/fail-unfinished.ts',
        // Takes the moment it was written.
        'src/analyses/analysis-input.service.ts',
        // Tell administrators which prompt wrote it; hand each row of an export to `result-readers.ts`.
        'src/analyses/admin-analyses.service.ts',
        'src/accounts/export-tables.ts',
        'src/accounts/stored-tables.ts',
      ],
    ].sort(),
  );
});
