"""A world of rows, which anybody who shares it would see."""


def put(state, args):
    state["rows"].append(args["row"])
    return len(state["rows"])


TOOLS = [
    {
        "name": "put",
        "description": "Adds a row.",
        "parameters": {"type": "object", "properties": {"row": {"type": "string"}}, "required": ["row"]},
        "run": put,
    },
    {
        "name": "rows",
        "description": "All rows.",
        "parameters": {"type": "object", "properties": {}},
        "reads": True,
        "run": lambda state, args: state["rows"],
    },
]
