import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {expect, test} from 'vitest';
import extras from '../extras.json';

/** The pages that the portal's specification lists for this package. */
const SPECIFIED = [
  'classes/APIConfigError',
  'classes/StorageAndHookAPIClient',
  'classes/TransportAPIClient',
  'classes/VehicleAPIClient',
  'enumerations/CodeType',
  'interfaces/InputImageLocation',
  'interfaces/SelectedServices',
  'interfaces/StorageAndHookAPIOptions',
  'interfaces/StorageStatusResponse',
  'interfaces/TransportAPIOptions',
  'interfaces/TransportationCargoAPIResponse',
  'interfaces/VehicleAPIOptions',
  'interfaces/VehicleAPIResponse',
];

test('the package exports what the specification names, and the listed extras', () => {
  const entry = path.resolve(import.meta.dirname, '../src/index.ts');
  const program = ts.createProgram([entry], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(entry)!)!;
  const pages = checker.getExportsOfModule(module).map((symbol) => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return `${getFolder(target.flags)}/${symbol.name}`;
  });
  expect(pages.sort()).toEqual([...SPECIFIED, ...extras].sort());
});

function getFolder(flags: ts.SymbolFlags): string {
  if (flags & ts.SymbolFlags.Class) return 'classes';
  if (flags & ts.SymbolFlags.Enum) return 'enumerations';
  if (flags & ts.SymbolFlags.Interface) return 'interfaces';
  if (flags & ts.SymbolFlags.TypeAlias) return 'type-aliases';
  return 'variables';
}

test('limits of the contract are tokens in comments, not numbers typed by hand', () => {
  const typed = /\b(?:1 to 5|1 to 200|6 MB|6,291,456|24 hours|90 days|10 hooks|1920 × 1080)\b/;
  const dir = path.resolve(import.meta.dirname, '../src');
  const files = readdirSync(dir, {recursive: true, encoding: 'utf8'}).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('generated'),
  );
  const found = files.filter((file) => typed.test(readFileSync(path.join(dir, file), 'utf8')));
  expect(files.length).toBeGreaterThan(40);
  expect(found).toEqual([]);
});
