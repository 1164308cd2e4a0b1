import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { PROTOCOL } from "../src/client/renewing";

const SOURCE = "src/client/types";
// Spoken by servers that explain and advise; the schema of an older one does not have them.
const OPTIONAL = new Set(["why", "advise", "advice"]);

interface Shape {
  fields: Map<string, boolean>;
  tag: string | null;
}

/** The interfaces of the page: fields, whether each may be left out, and the tag of a message. */
function interfaces(): Map<string, Shape> {
  const text = readdirSync(SOURCE).map((name) => readFileSync(`${SOURCE}/${name}`, "utf-8"));
  const file = ts.createSourceFile(SOURCE, text.join("\n"), ts.ScriptTarget.ES2022);
  const found = new Map<string, Shape>();
  for (const node of file.statements.filter(ts.isInterfaceDeclaration)) {
    const fields = new Map<string, boolean>();
    const parents = node.heritageClauses?.flatMap(({ types }) => types.map((one) => one.expression.getText(file)));
    for (const parent of parents ?? []) {
      for (const [name, optional] of found.get(parent)?.fields ?? []) fields.set(name, optional);
    }
    let tag: string | null = null;
    for (const member of node.members.filter(ts.isPropertySignature)) {
      const name = ts.isStringLiteral(member.name) ? member.name.text : member.name.getText(file);
      const { type } = member;
      if (name === "t" && type && ts.isLiteralTypeNode(type)) tag = type.getText(file).slice(1, -1);
      fields.set(name, member.questionToken !== undefined);
    }
    found.set(node.name.text, { fields, tag });
  }
  return found;
}

interface Schema {
  $defs: Record<string, { properties?: Record<string, { enum?: string[]; const?: string }>; required?: string[] }>;
}

/** The messages of a schema by tag: fields, and those that must be there. */
function messages(direction: string) {
  const schema = JSON.parse(readFileSync(`../docs/protocol/${direction}.schema.json`, "utf-8")) as Schema;
  const found = new Map<string, { fields: Set<string>; required: Set<string> }>();
  for (const { properties, required } of Object.values(schema.$defs)) {
    const tag = properties?.t?.enum?.[0] ?? properties?.t?.const;
    if (tag) found.set(tag, { fields: new Set(Object.keys(properties!)), required: new Set(required) });
  }
  return found;
}

const types = [...interfaces().values()].filter((shape) => shape.tag !== null);

for (const direction of ["client", "server"]) {
  const expected = messages(direction);
  test(`the page speaks the version of the ${direction}'s schema`, () => {
    const { title } = JSON.parse(readFileSync(`../docs/protocol/${direction}.schema.json`, "utf-8")) as { title: string };
    expect(title.endsWith(`, protocol ${PROTOCOL}`)).toBe(true);
  });
  test(`the schema of the ${direction} has messages`, () => expect(expected.size).toBeGreaterThan(8));
  for (const [tag, { fields, required }] of expected) {
    test(`${direction} message ${tag} has the fields of its schema`, () => {
      const same = types.filter((shape) => shape.tag === tag).map((shape) => shape.fields);
      const match = same.find((own) => [...own.keys()].sort().join() === [...fields].sort().join());
      expect(match, `one of ${same.map((own) => [...own.keys()])} should be ${[...fields]}`).toBeDefined();
      for (const name of required) expect(match!.get(name), `${name} must be there`).toBe(false);
    });
  }
}

test("the page has no message that the protocol does not know", () => {
  const known = new Set([...messages("client").keys(), ...messages("server").keys(), ...OPTIONAL]);
  for (const { tag } of types) expect(known).toContain(tag);
});
