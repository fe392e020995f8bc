import ts from 'typescript';
import { readSources, type Sources } from './source-files.js';

/** Files that take a stored document in hand: by the entity's property, by taking it apart, or by the table's column. */
function readersOf(property: string, column: string, sources: Sources): string[] {
  const names = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text);
  return Object.entries(sources).flatMap(([path, text]) => {
    let reads = false;
    const look = (node: ts.Node): void => {
      if (ts.isPropertyAccessExpression(node) && node.name.text === property) reads = true;
      if (ts.isElementAccessExpression(node) && names(node.argumentExpression.getText(file), property))
        reads = true;
      if (ts.isBindingElement(node) && (node.propertyName ?? node.name).getText(file) === property)
        reads = true;
      if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
        if (names(node.getText(file), column)) reads = true;
      ts.forEachChild(node, look);
    };
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    look(file);
    return reads && !path.endsWith('.spec.ts') ? [path] : [];
  });
}

it('notices each way to read one', () => {
  expect(
    readersOf('analysisResult', 'analysis_result', {
      'src/a.ts': 'const a = analysis.analysisResult;',
      'src/b.ts': 'const { analysisResult: result } = analysis;',
      'src/c.ts': `const c = analysis['analysisResult'];`,
      'src/d.ts': 'await em.execute(`select analysis_result from analyses`);',
      'src/e.ts': `await em.find(Analysis, {}, { populate: ['analysisResult'] });`,
      'src/f.ts': 'const given = { analysisResult: resultForOperator(analysis) };',
    }),
  ).toEqual(['src/a.ts', 'src/b.ts', 'src/c.ts', 'src/d.ts']);
});

it('a result is read where it is kept, and given away by one file alone', () => {
  expect(readersOf('analysisResult', 'analysis_result', readSources('src'))).toEqual(
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

it('what was read of a home is read where it is kept and worked on, and given away by the same file alone', () => {
  expect(readersOf('rawListingData', 'raw_listing_data', readSources('src'))).toEqual(
    [
      // Chooses by the reader what is given.
      'src/analyses/result-readers.ts',
      ...[
        // Keep it, and the pictures that it names; of a failed one the pictures go in the end.
        'src/analyses/analysis.entity.ts',
        'src/analyses/fail-unfinished.ts',
        'src/analyses/picture-sweep.ts',
        // Says in a message that a listing has the fields of the column.
        'src/scraping/listing.schema.ts',
        // Read the home on from it, copy it for an experiment, and count its price per m² among others.
        'src/analyses/analysis.pipeline.ts',
        'src/analyses/add-hand-ins.ts',
        'src/analyses/analysis-input.service.ts',
        'src/analyses/own-prices.ts',
        // Hand each row of an export to `result-readers.ts`, and tell of the column.
        'src/accounts/export-tables.ts',
        'src/accounts/stored-tables.ts',
      ],
    ].sort(),
  );
});
