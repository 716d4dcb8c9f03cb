"""Generates the site's two font files from the package of its typeface (lib/site/typeface.ts) in @fontsource-variable.

    apt-get install python3-fonttools python3-brotli && python3 tools/brand/subset-fonts.py

The file with the typeface's name is loaded by every page: English letters, and the letters of other languages that are most
frequent in names. The one with `-more` has all other characters and is loaded only by pages that contain one of them. The
files go to public/fonts, with a hash of their bytes in the name; lib/site/font-files.ts lists them with their character
ranges.

Kerning was half of the bytes. It is reduced to one weight, rounded, and small values are dropped. Hinting, ligatures, glyph
names and unused name records are removed as well.
"""

import hashlib
import json
import re
import sys
from io import BytesIO
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

MAX_BYTES = 15_000
FIRST = {*range(0x20, 0x7F), *map(ord, "\u00a0©®°±²³·½×–—‘’“”•…‹›₂₹€£−→←↗áäçéëíñóöüß")}
# A weight between regular and semibold, the two that the site uses.
KERNING_WEIGHT = 500
# In thousandths of an em.
KERNING_STEP, MIN_KERNING = 12, 20
# unicode-range entries closer than this are merged.
MAX_GAP = 0x30
LETTERS = "čďěňřšťžČĎĚŇŘŠŤŽćśźńŚŹŻżğşĞŞİłŁąęőűůāīūĀĪŪ"

root = Path(__file__).resolve().parents[2]
public = root / "public/fonts"
family = re.search(r'family: "([^"]+)"', (root / "lib/site/typeface.ts").read_text())[1]
name = family.lower().replace(" ", "-")
package = root / "node_modules/@fontsource-variable" / name / "files"


def subset_options() -> subset.Options:
    options = subset.Options()
    options.flavor = "woff2"
    options.hinting = False
    options.glyph_names = False
    options.layout_features = ["kern", "tnum"]
    options.name_IDs = [0, 1, 2, 13, 14]
    return options


def copy_letter(font: TTFont, other: TTFont, letter: str) -> None:
    """Copies a letter and its accents from another file of the same family."""
    names = other.getBestCmap()
    glyph_names = [names[ord(letter)]]
    glyf = other["glyf"]
    if glyf[glyph_names[0]].isComposite():
        glyph_names += [part.glyphName for part in glyf[glyph_names[0]].components]
    for name in glyph_names:
        if name in font["glyf"].glyphs:
            continue
        font.setGlyphOrder([*font.getGlyphOrder(), name])
        font["glyf"][name] = glyf[name]
        font["hmtx"][name] = other["hmtx"][name]
        font["gvar"].variations[name] = other["gvar"].variations.get(name, [])
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(letter)] = glyph_names[0]


font = TTFont(package / f"{name}-latin-wght-normal.woff2", recalcTimestamp=False)
other = TTFont(package / f"{name}-latin-ext-wght-normal.woff2", recalcTimestamp=False)
# fontTools reads tables lazily; gvar must be read before glyphs are added.
assert font["gvar"].variations and other["gvar"].variations
for letter in LETTERS:
    copy_letter(font, other, letter)
# Some typefaces call themselves by the name of their lightest weight.
for record in font["name"].names:
    if record.nameID == 1:
        record.string = family
# HVAR covers the original glyphs only; without it, browsers derive the widths from the outlines.
del font["HVAR"]


def reloaded(font: TTFont) -> TTFont:
    """Saves and reads the font again, so that all tables have the current number of glyphs."""
    packed = BytesIO()
    font.flavor = None
    font.save(packed)
    return TTFont(BytesIO(packed.getvalue()), recalcTimestamp=False)


def simplify_kerning(font: TTFont) -> None:
    """Replaces the kerning by that of one weight, rounded, without small values."""
    font["GPOS"] = reloaded(instancer.instantiateVariableFont(reloaded(font), {"wght": KERNING_WEIGHT}))["GPOS"]
    definitions = font["GDEF"].table
    if getattr(definitions, "VarStore", None):
        definitions.VarStore, definitions.Version = None, 0x00010002
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in (getattr(sub, "ExtSubTable", sub) for sub in lookup.SubTable):
            if table.LookupType != 2:
                continue
            if table.Format == 1:
                for pairs in table.PairSet:
                    pairs.PairValueRecord = [pair for pair in pairs.PairValueRecord if rounded(pair.Value1)]
                    pairs.PairValueCount = len(pairs.PairValueRecord)
            else:
                for first in table.Class1Record:
                    for second in first.Class2Record:
                        rounded(second.Value1)


def rounded(value) -> int:
    """Rounds the kerning of a pair in place and returns it."""
    advance = getattr(value, "XAdvance", 0)
    if value is not None:
        value.XAdvance = round(advance / KERNING_STEP) * KERNING_STEP if abs(advance) >= MIN_KERNING else 0
    return getattr(value, "XAdvance", 0)


def write(font: TTFont, name: str, characters: set[int]) -> dict[str, str]:
    """Writes a font file of these characters. Returns its entry for font-files.ts."""
    part = reloaded(font)
    packer = subset.Subsetter(subset_options())
    packer.populate(unicodes=characters)
    packer.subset(part)
    packed = BytesIO()
    subset.save_font(part, packed, subset_options())
    data = packed.getvalue()
    if len(data) > MAX_BYTES:
        sys.exit(f"{name}: {len(data)} bytes are more than {MAX_BYTES}")
    file = f"{name}-{hashlib.sha256(data).hexdigest()[:8]}.woff2"
    (public / file).write_bytes(data)
    print(file, len(data), "bytes")
    return {"file": file, "range": ranges(characters)}


def ranges(characters: set[int]) -> str:
    """A CSS `unicode-range` with few entries."""
    merged: list[list[int]] = []
    for character in sorted(characters):
        gap = range(merged[-1][1] + 1, character) if merged else ()
        if merged and len(gap) < MAX_GAP:
            merged[-1][1] = character
        else:
            merged.append([character, character])
    return ",".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in merged)


font = reloaded(font)
simplify_kerning(font)
font = reloaded(font)
# Without combining accents: an accent and its letter could come from different files.
all_characters = set(font.getBestCmap()) - set(range(0x300, 0x370))
old_files = set(public.glob("*.woff2"))
# Where ranges overlap, browsers try the file listed last, which every page has, and then the other one: its range may be short,
# as it is in every page.
faces = [
    write(font, f"{name}-more", all_characters - FIRST),
    write(font, name, FIRST & all_characters),
]
(root / "lib/site/font-files.ts").write_text(
    "/** Generated by tools/brand/subset-fonts.py: the font files in public/fonts and their character ranges. */\n"
    f"export const fontFiles = {json.dumps(faces, indent=2)};\n"
)
for old in old_files - {public / face["file"] for face in faces}:
    old.unlink()
