"""States and knowledge as bytes: for hashes, comparisons and saved positions."""

from __future__ import annotations

import hashlib

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import Knowledge, State
from tutable.core.errors import BadSave


def pack(tables: list[vec[i64]]) -> bytes:
    """Each table as its length and its numbers, all as zigzag varints."""
    out: list[int] = []
    for table in tables:
        put(len(table), out)
        for number in table:
            put(number, out)
    return bytes(out)


def put(number: i64, out: list[int]) -> None:
    """One number, in as many bytes as it needs; never doubled, so that none is too large."""
    sign: i64 = 0
    rest = number
    if number < 0:
        sign = 1
        rest = -(number + 1)
    byte = rest % 64 * 2 + sign
    rest //= 64
    while rest > 0:
        out.append(byte + 128)
        byte = rest % 128
        rest //= 128
    out.append(byte)


def unpack(data: bytes) -> list[vec[i64]]:
    """The inverse of `pack`."""
    numbers: list[int] = []
    value, factor = 0, 1
    for byte in data:
        value += (byte % 128) * factor
        if byte >= 128:
            factor *= 128
            continue
        numbers.append(value // 2 if value % 2 == 0 else -(value // 2) - 1)
        value, factor = 0, 1
    if factor != 1:
        raise BadSave(problem="truncated")
    tables: list[vec[i64]] = []
    at = 0
    while at < len(numbers):
        length = numbers[at]
        if length < 0 or at + 1 + length > len(numbers):
            raise BadSave(problem="truncated")
        try:
            tables.append(vec[i64](numbers[at + 1 : at + 1 + length]))
        except OverflowError:
            raise BadSave(problem="shape") from None
        at += 1 + length
    return tables


def encode(s: State) -> bytes:
    """A whole state."""
    base = vec[i64]([s.box.players, s.turn, s.depth])
    return pack([base, s.stack, *s.tables()])


def decode(blank: State, data: bytes) -> State:
    """Fill a fresh state of the same table (same box) with an encoded one."""
    tables = unpack(data)
    shapes = [len(t) for t in unpack(encode(blank))]
    if [len(t) for t in tables] != shapes or tables[0][0] != blank.box.players:
        raise BadSave(problem="shape")
    blank.turn = tables[0][1]
    blank.depth = tables[0][2]
    blank.stack = tables[1]
    try:
        blank.set_tables(tables[2:])
        is_same = encode(blank) == data
    except (IndexError, OverflowError):
        is_same = False
    if not is_same:  # numbers that no table of this game has
        raise BadSave(problem="shape")
    return blank


def encode_knowledge(k: Knowledge) -> bytes:
    return pack(k.tables())


def state_hash(s: State) -> str:
    """32 hexadecimal digits that name a state."""
    return hashlib.blake2b(encode(s), digest_size=16, person=b"tutable state").hexdigest()
